import { entityValidators, euVat, type Validator } from "stdnum";
import { optionalLine } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { countryName } from "#app/common/places/country-name.ts";

const validatorsOf = (country: string): readonly Validator[] =>
	[entityValidators, euVat].flatMap((all) => all[country] ?? []);

/**
 * The tax number of a company in a country, with its check digits where the country has them; "" for none. Countries
 * whose numbers the library does not know take any.
 */
export const companyTaxNumber = (country: string) =>
	optionalLine({ max: 40, name: () => t.invoices.seller.taxNumber }).refine(
		(typed) => typed === "" || isTaxNumber(typed, country),
		{
			error: () => t.checkout.taxNumberRule({ country: countryName(country) }),
		},
	);

export function isTaxNumber(typed: string, country: string): boolean {
	// Some validators fail at a text without letters and digits.
	if (!/(?:[\d\p{L}].*){3}/u.test(typed)) return false;
	const validators = validatorsOf(country);
	return validators.length === 0 || validators.some((validator) => validator.validate(typed).isValid);
}
