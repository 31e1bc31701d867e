import { z } from "zod";
import { calendarDate } from "#app/common/forms/date-fields.ts";
import { idempotencyKey, line, optionalLine } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";

export const DOCUMENT_KINDS = ["passport", "id_card", "other"] as const;

/** All but the name are there where the hotel asks for documents; children may have none of their own. */
export type ArrivingGuest = {
	name: string;
	nationality?: string | undefined;
	document?: string | undefined;
	documentNumber?: string | undefined;
	born?: string | undefined;
};

export type GuestDetails = { guests: ArrivingGuest[]; signature: string };

type Asked = {
	adults: number;
	children: number;
	arrivals: readonly string[];
	asksDocuments: boolean;
	/** The codes of all countries. */
	countries: readonly string[];
	today: string;
};

/** The full hours at which a guest can arrive, from the hotel's check-in time on, and `later`. */
export const arrivalsFrom = (checkInFrom: string): string[] => [
	...Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`).filter(
		(time) => time >= checkInFrom,
	),
	"later",
];

/** The form with which a guest checks in: `name1`, `born1` and so on, adults first. */
export function checkInSchema({ adults, children, ...asked }: Asked) {
	const numbers = Array.from({ length: adults + children }, (_, index) => index + 1);
	const fields: Record<string, z.ZodType<string | undefined>> = {
		arrivesAt: z.enum(asked.arrivals, { error: () => t.onlineCheckIn.chooseArrival }),
	};
	for (const number of numbers) {
		const isAdult = number <= adults;
		const who = guestTitle(number, adults);
		fields[`name${number}`] = about(who, guestName());
		if (!asked.asksDocuments) continue;
		for (const [name, schema] of Object.entries(documentFields(isAdult, asked)))
			fields[`${name}${number}`] = about(who, schema);
	}
	const signature = { missing: () => t.onlineCheckIn.sign, name: () => t.onlineCheckIn.signature };
	fields.signature = line({ ...signature, max: 100 });
	fields.idempotencyKey = idempotencyKey();
	return z.object(fields).transform((values) => ({
		arrivesAt: values.arrivesAt ?? "",
		idempotencyKey: values.idempotencyKey ?? "",
		details: {
			signature: values.signature ?? "",
			guests: numbers.map((number) => ({
				name: values[`name${number}`] ?? "",
				nationality: values[`nationality${number}`],
				document: values[`document${number}`],
				documentNumber: values[`documentNumber${number}`],
				born: values[`born${number}`],
			})),
		} satisfies GuestDetails,
	}));
}

/** “Guest 2”, “Child 1”: `number` counts all guests, adults first. */
export const guestTitle = (number: number, adults: number): string =>
	number <= adults ? t.onlineCheckIn.adult({ number }) : t.onlineCheckIn.child({ number: number - adults });

/** Says whose answer is missing or wrong. */
const about = (who: string, schema: z.ZodType<string | undefined>) =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const read = schema.safeParse(typed);
			if (read.success) return read.data;
			for (const { message } of read.error.issues)
				context.addIssue({ code: "custom", message: `${who}: ${message}` });
			return z.NEVER;
		});

const guestName = () =>
	line({ missing: () => t.extras.enterName, name: () => t.extras.aName, max: 100 }).refine(
		(name) => !/[<>]/.test(name),
		{ error: () => t.form.noMarkup },
	);

function documentFields(isAdult: boolean, { countries, today }: Pick<Asked, "countries" | "today">) {
	const kind = z.enum(DOCUMENT_KINDS, { error: () => t.onlineCheckIn.chooseDocument });
	const label = { name: () => t.onlineCheckIn.documentNumber, max: 40 };
	return {
		nationality: z.enum(countries, { error: () => t.onlineCheckIn.chooseNationality }),
		document: isAdult ? kind : kind.optional(),
		documentNumber: isAdult
			? line({ ...label, missing: () => t.onlineCheckIn.enterNumber, min: 3 })
			: optionalLine(label),
		born: calendarDate(() => t.onlineCheckIn.enterBorn).refine(
			(date) => date >= "1900-01-01" && date <= today,
			{ error: () => t.onlineCheckIn.checkBorn },
		),
	};
}
