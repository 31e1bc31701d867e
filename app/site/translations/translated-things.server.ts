import type { Transaction } from "kysely";
import { z } from "zod";
import { refuseField } from "#app/common/forms/form-fields.ts";
import type { Schema } from "#db/schema.ts";

/** A thing whose texts its owners translate. */
export type TranslatedThing = {
	table:
		| "products"
		| "categories"
		| "delivery_methods"
		| "hotels"
		| "rooms"
		| "rate_plans"
		| "offers"
		| "extras";
	id: number;
	subject: `${"product" | "category" | "delivery method" | "hotel" | "room"} ${number}`;
	name: string;
	/** Where its own texts are edited. */
	path: string;
	translations: string;
	texts: TranslatedText[];
	/** Locks it until the transaction ends; undefined when it is gone, or the actor may not edit it any more. */
	lock: (trx: Transaction<Schema>) => Promise<{ translations: string } | undefined>;
	/** What follows in the same transaction from the columns that differ, such as its words in the search. */
	finish?: (trx: Transaction<Schema>, differing: readonly string[]) => Promise<void>;
};

/** A text of a thing: its column, and the rule of its own field. */
export type TranslatedText = {
	column: string;
	label: string;
	original: string;
	/** The lines of its field; a single line without. */
	rows?: number;
	rule: z.ZodType<string | null>;
};

/** The form of a translation: what is typed follows the rule of the original, and may be left out. */
export const translationSchema = (texts: readonly TranslatedText[]): z.ZodType<Record<string, string>> =>
	z.object({
		expectedVersion: z.string().catch(""),
		...Object.fromEntries(texts.map(({ column, rule }) => [column, leftOutOr(rule)])),
	});

const leftOutOr = (rule: z.ZodType<string | null>) =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			if (!typed?.trim()) return "";
			const read = rule.safeParse(typed);
			return read.success ? (read.data ?? "") : refuseField(context, read.error.issues[0]?.message ?? "");
		});

/** Only what there is to translate. */
export const filled = (texts: TranslatedText[]) => texts.filter(({ original }) => original !== "");
