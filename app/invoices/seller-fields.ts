import { z } from "zod";
import { email, longText, optionalLine, refuseField, seenVersion } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";

const MAX_ADDRESS_LINES = 6;

/** A seller's details: name and address, or nothing at all, which issues no invoices. */
export const sellerSchema = z
	.object({
		expectedVersion: seenVersion(),
		name: optionalLine({ max: 150, name: () => t.words.name }),
		address: longText({ max: 500, name: () => t.words.address }),
		taxNumber: optionalLine({ max: 100, name: () => t.invoices.seller.taxNumber }),
		email: email().optional(),
		phone: optionalLine({ max: 60, name: () => t.words.phone }),
	})
	.transform(({ address: typed, email = "", ...rest }, context) => {
		const lines = typed
			.split("\n")
			.map((line) => line.trim())
			.filter(Boolean);
		const others = [rest.taxNumber, email, rest.phone].some(Boolean);
		if (lines.length > MAX_ADDRESS_LINES)
			refuseField(context, t.invoices.seller.tooManyLines({ max: MAX_ADDRESS_LINES }), "address");
		if (lines.length === 0 && (rest.name !== "" || others))
			refuseField(context, t.invoices.seller.enterAddress, "address");
		if (rest.name === "" && (lines.length > 0 || others))
			refuseField(context, t.invoices.seller.enterName, "name");
		return { ...rest, email, address: lines.join("\n") };
	});

export const SELLER_FIELD_NAMES = {
	get name() {
		return t.words.name;
	},
	get address() {
		return t.words.address;
	},
	get taxNumber() {
		return t.invoices.seller.taxNumber;
	},
	get email() {
		return t.words.email;
	},
	get phone() {
		return t.words.phone;
	},
};
