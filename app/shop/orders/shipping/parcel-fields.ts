import { z } from "zod";
import { parcelLine } from "#app/shop/orders/change-form.ts";
import { readReferenceNumber } from "#app/site/reference-number.ts";

/** As many as a page of orders shows. */
const MOST_SHIPPED = 50;

/** Where the parcels of these orders are told; `list` is where it leads back to. */
export const shipmentHref = (numbers: readonly string[], list: string): string =>
	`/orders/shipment?${new URLSearchParams([...numbers.map((one) => ["numbers", one]), ["list", list]])}`;

/** The names of an order's fields where many are shipped at once. */
export const parcelField = (part: "carrier" | "tracking", number: string): string => `${part}_${number}`;

/** Reference numbers as they were sent, those that are none left out, each once. */
export const readNumbers = (typed: readonly string[]): string[] => [
	...new Set(typed.slice(0, MOST_SHIPPED).flatMap((one) => readReferenceNumber(one) ?? [])),
];

export type Parcel = { number: string; carrier: string; trackingNumber: string };

/** What the form of many shipments sends: the orders, and who carries each under which number, as far as it says. */
export const parcelsSchema = z
	.looseObject({ numbers: z.array(z.string()) })
	.transform(({ numbers, ...typed }, context): Parcel[] => {
		const read = (field: string, name: string) => {
			const text = parcelLine(name).safeParse(typed[field]);
			if (text.success) return text.data;
			for (const { message } of text.error.issues)
				context.addIssue({ code: "custom", path: [field], message });
			return "";
		};
		return readNumbers(numbers).map((number) => ({
			number,
			carrier: read(parcelField("carrier", number), "A carrier"),
			trackingNumber: read(parcelField("tracking", number), "A tracking number"),
		}));
	});
