import { z } from "zod";
import { calendarDate } from "#app/common/forms/date-fields.ts";
import { idempotencyKey, line, optionalLine, personName } from "#app/common/forms/form-fields.ts";
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
		signature: line({
			missing: () => t.onlineCheckIn.sign,
			name: () => t.onlineCheckIn.signature,
			max: 100,
		}),
		idempotencyKey: idempotencyKey(),
	};
	for (const number of numbers) {
		fields[`name${number}`] = personName();
		if (asked.asksDocuments) Object.assign(fields, documentFields(number, number <= adults, asked));
	}
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

function documentFields(
	number: number,
	isAdult: boolean,
	{ countries, today }: Pick<Asked, "countries" | "today">,
) {
	const kind = z.enum(DOCUMENT_KINDS, { error: () => t.onlineCheckIn.chooseDocument });
	const label = { name: () => t.onlineCheckIn.documentNumber, max: 40 };
	return {
		[`nationality${number}`]: z.enum(countries, { error: () => t.onlineCheckIn.chooseNationality }),
		[`document${number}`]: isAdult ? kind : kind.optional(),
		[`documentNumber${number}`]: isAdult
			? line({ ...label, missing: () => t.onlineCheckIn.enterNumber, min: 3 })
			: optionalLine(label),
		[`born${number}`]: calendarDate(() => t.onlineCheckIn.enterBorn).refine(
			(date) => date >= "1900-01-01" && date <= today,
			{ error: () => t.onlineCheckIn.checkBorn },
		),
	};
}
