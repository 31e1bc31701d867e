import { z } from "zod";
import { newPassword } from "#app/account/sign-in/credentials.ts";
import { email, longText, optionalLine, personName, refuseField } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
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
			sellerName: optionalLine({ max: 150, name: () => t.setup.theLegalName }),
			sellerAddress: longText({ max: 500, name: () => t.setup.theAddress }),
			taxNumber: optionalLine({ max: 100, name: () => t.setup.theTaxNumber }),
		})
		.transform(({ sellerAddress, ...rest }, context) => {
			const lines = sellerAddress
				.split("\n")
				.map((line) => line.trim())
				.filter(Boolean);
			if (lines.length > MAX_ADDRESS_LINES)
				refuseField(context, t.invoices.seller.tooManyLines({ max: MAX_ADDRESS_LINES }), "sellerAddress");
			if (rest.sellerName !== "" && lines.length === 0)
				refuseField(context, t.invoices.seller.enterAddress, "sellerAddress");
			if (rest.sellerName === "" && (lines.length > 0 || rest.taxNumber !== ""))
				refuseField(context, t.setup.enterLegalName, "sellerName");
			return { ...rest, sellerAddress: lines.join("\n") };
		});

export type SetupForm = z.output<ReturnType<typeof setupSchema>>;
