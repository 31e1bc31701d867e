import { isSupportedCountry } from "libphonenumber-js";
import { currencyChoices, zoneChoices } from "#app/common/market/market-fields.ts";
import { countryName } from "#app/common/places/country-name.ts";
import { COUNTRIES } from "#app/common/places/regions.server.ts";
import { market, marketOverrides } from "#app/http/process/market.server.ts";

/** What the fields of the market's settings show: the values in use, the choices, and what the environment has. */
export const readMarketInputs = () => ({
	typed: {
		marketName: market.name,
		currency: market.currency,
		country: market.country as string,
		timeZone: market.timeZone,
	},
	overrides: marketOverrides,
	choices: {
		currencies: currencyChoices(market.currency),
		countries: COUNTRIES.filter((code) => isSupportedCountry(code)).map((value) => ({
			value,
			label: countryName(value),
		})),
		zones: zoneChoices(market.timeZone),
	},
});
