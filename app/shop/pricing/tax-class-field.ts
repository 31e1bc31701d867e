import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import type { TaxClass } from "#db/schema/columns.ts";

export type TaxClassChoice = { value: TaxClass; label: string };

const error = () => t.taxClasses.choose;

/** A tax class that is offered. */
export const taxClassField = (classes: readonly TaxClassChoice[]) =>
	z
		.string({ error })
		.refine((typed): typed is TaxClass => classes.some(({ value }) => value === typed), { error });

/** The tax class of a variant; empty for its product's. */
export const ownTaxClass = (classes: readonly TaxClassChoice[]) =>
	taxClassField(classes)
		.optional()
		.transform((taxClass) => taxClass ?? null);
