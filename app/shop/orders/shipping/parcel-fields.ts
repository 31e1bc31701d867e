import { z } from "zod";
import { refuseField } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { readReferenceNumber } from "#app/common/reference-number.ts";
import { parcelLine } from "#app/shop/orders/change-form.ts";

/** The most orders that a page of the list shows. */
const MAX_SHIPPED = 50;

export const bulkHref = (
	page: "confirmation" | "shipment",
	numbers: readonly string[],
	list: string,
): string =>
	`/orders/${page}?${new URLSearchParams([...numbers.map((one) => ["numbers", one]), ["list", list]])}`;

export const parcelField = (part: "carrier" | "tracking", number: string): string => `${part}_${number}`;

/** The valid order numbers among those that were sent, each once. */
export const readNumbers = (typed: readonly string[]): string[] => [
	...new Set(typed.slice(0, MAX_SHIPPED).flatMap((one) => readReferenceNumber(one) ?? [])),
];

export const numbersSchema = z
	.object({ numbers: z.array(z.string()).min(1) })
	.transform(({ numbers }) => readNumbers(numbers));

export type TypedParcel = { number: string; carrier: string; trackingNumber: string };

/** The form that ships several orders, each with an optional carrier and tracking number. */
export const parcelsSchema = z
	.looseObject({ numbers: z.array(z.string()) })
	.transform(({ numbers, ...typed }, context): TypedParcel[] => {
		const read = (field: string, name: string) => {
			const text = parcelLine(name).safeParse(typed[field]);
			if (text.success) return text.data;
			for (const { message } of text.error.issues) refuseField(context, message, field);
			return "";
		};
		return readNumbers(numbers).map((number) => ({
			number,
			carrier: read(parcelField("carrier", number), t.orderParcels.carrier),
			trackingNumber: read(parcelField("tracking", number), t.orderParcels.trackingNumber),
		}));
	});
