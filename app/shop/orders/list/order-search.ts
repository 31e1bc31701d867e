import { foldText } from "#app/common/lists/fold-text.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";

type Searched = {
	number: string;
	name: string;
	email: string;
	contact: string;
	contact_e164: string;
	city: string;
	postal_code: string;
};

/** The text that the search box of `/orders` searches. It contains the number as stored and as shown. */
export function orderSearchText(order: Searched): string {
	return foldText(
		[
			order.number,
			formatReferenceNumber(order.number),
			order.name,
			order.email,
			order.contact,
			order.contact_e164,
			order.city,
			order.postal_code,
		].join(" | "),
	);
}
