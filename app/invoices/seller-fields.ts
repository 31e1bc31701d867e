import { z } from "zod";
import { email, longText, optionalLine, refuseField, seenVersion } from "#app/common/forms/form-fields.ts";

const MAX_ADDRESS_LINES = 6;

/** A seller's details: name and address, or nothing at all, which issues no invoices. */
export const sellerSchema = z
	.object({
		expectedVersion: seenVersion(),
		name: optionalLine({ max: 150, name: "Name" }),
		address: longText({ max: 500, name: "Address" }),
		taxNumber: optionalLine({ max: 100, name: "Tax number" }),
		email: email().optional(),
		phone: optionalLine({ max: 60, name: "Phone" }),
	})
	.transform(({ address: typed, email = "", ...rest }, context) => {
		const lines = typed
			.split("\n")
			.map((line) => line.trim())
			.filter(Boolean);
		const others = [rest.taxNumber, email, rest.phone].some(Boolean);
		if (lines.length > MAX_ADDRESS_LINES)
			refuseField(context, `An address must be ${MAX_ADDRESS_LINES} lines or fewer.`, "address");
		if (lines.length === 0 && (rest.name !== "" || others))
			refuseField(context, "Enter the address of the seller.", "address");
		if (rest.name === "" && (lines.length > 0 || others))
			refuseField(
				context,
				"Enter the name of the seller. To issue no invoices, leave all fields empty.",
				"name",
			);
		return { ...rest, email, address: lines.join("\n") };
	});

export const SELLER_FIELD_NAMES = {
	name: "Name",
	address: "Address",
	taxNumber: "Tax number",
	email: "Email",
	phone: "Phone",
};
