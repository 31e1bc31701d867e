import { z } from "zod";
import { longText, optionalLine, refuseField } from "#app/common/forms/form-fields.ts";

const MAX_ADDRESS_LINES = 6;

/** A seller's details: name and address, or nothing at all, which issues no invoices. */
export const sellerSchema = z
	.object({
		expectedVersion: z
			.string()
			.regex(/^\d{1,9}$/)
			.transform(Number)
			.catch(0),
		name: optionalLine({ max: 150, name: "Name" }),
		address: longText({ max: 500, name: "Address" }),
		taxNumber: optionalLine({ max: 100, name: "Tax number" }),
		email: optionalLine({ max: 254, name: "Email" }),
		phone: optionalLine({ max: 60, name: "Phone" }),
	})
	.transform(({ address: typed, ...rest }, context) => {
		const lines = typed
			.split("\n")
			.map((line) => line.trim())
			.filter(Boolean);
		const others = [rest.taxNumber, rest.email, rest.phone].some(Boolean);
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
		if (rest.email !== "" && !z.email().safeParse(rest.email).success)
			refuseField(context, "Enter an email address in the correct format, like name@example.com.", "email");
		return { ...rest, address: lines.join("\n") };
	});

export const SELLER_FIELD_NAMES = {
	name: "Name",
	address: "Address",
	taxNumber: "Tax number",
	email: "Email",
	phone: "Phone",
};
