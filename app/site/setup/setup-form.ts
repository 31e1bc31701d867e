import { z } from "zod";
import { newPassword } from "#app/account/sign-in/credentials.ts";
import { email, longText, optionalLine, personName, refuseField } from "#app/common/forms/form-fields.ts";
import { marketFields } from "#app/common/market/market-fields.ts";
import type { MarketOverrides } from "#app/common/market/market-settings.ts";

const MAX_ADDRESS_LINES = 6;

/** The first account, the market's settings, and the seller details, which may all be left for later. */
export const setupSchema = (isCommonPassword: (password: string) => boolean, overrides: MarketOverrides) =>
	z
		.object({
			name: personName(),
			email: email(),
			password: newPassword(isCommonPassword),
			...marketFields(overrides),
			sellerName: optionalLine({ max: 150, name: "The legal name" }),
			sellerAddress: longText({ max: 500, name: "The address" }),
			taxNumber: optionalLine({ max: 100, name: "The tax number" }),
		})
		.transform(({ sellerAddress, ...rest }, context) => {
			const lines = sellerAddress
				.split("\n")
				.map((line) => line.trim())
				.filter(Boolean);
			if (lines.length > MAX_ADDRESS_LINES)
				refuseField(context, `An address must be ${MAX_ADDRESS_LINES} lines or fewer.`, "sellerAddress");
			if (rest.sellerName !== "" && lines.length === 0)
				refuseField(context, "Enter the address of the seller.", "sellerAddress");
			if (rest.sellerName === "" && (lines.length > 0 || rest.taxNumber !== ""))
				refuseField(context, "Enter the legal name, or leave all seller details for later.", "sellerName");
			return { ...rest, sellerAddress: lines.join("\n") };
		});

export type SetupForm = z.output<ReturnType<typeof setupSchema>>;
