import { isSupportedCountry } from "libphonenumber-js";
import {
	currencyChoices,
	currencyHint,
	explainCurrency,
	zoneChoices,
} from "#app/common/market/market-fields.ts";
import { countryName, sortCountries } from "#app/common/places/country-name.ts";
import { COUNTRY_CODES } from "#app/common/places/regions.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market, marketOverrides, refreshMarket } from "#app/http/process/market.server.ts";
import { readCurrencyUse } from "./currency-use.server.ts";
import { storeSettingsInUse } from "./save-market-settings.server.ts";

/** What the fields of the market's settings show: the values in use, the choices, and what the environment has. */
export async function readMarketInputs() {
	const { sold, hasPrices } = await readCurrencyUse(db);
	const { currency } = market;
	return {
		typed: {
			marketName: market.name,
			currency,
			country: market.country as string,
			timeZone: market.timeZone,
		},
		overrides: marketOverrides,
		currency: {
			hint: currencyHint(currency, { hasPrices }),
			locked: sold === null ? null : explainCurrency({ reason: "sold", currency }),
		},
		choices: {
			currencies: currencyChoices(currency, { keepDecimals: hasPrices }),
			countries: sortCountries(COUNTRY_CODES.filter((code) => isSupportedCountry(code))).map((value) => ({
				value,
				label: countryName(value),
			})),
			zones: zoneChoices(market.timeZone),
		},
	};
}

/** Stores the settings in use when the process starts. Ends it when its environment has another currency than it may. */
export async function storeMarket(): Promise<void> {
	const stored = await storeSettingsInUse(db, { overrides: marketOverrides, now: new Date() });
	if (!stored.ok) {
		process.stderr.write(
			`Meeha can't start. MARKET_CURRENCY: ${explainCurrency(stored)} Set ${stored.currency}, or leave it out.\n`,
		);
		process.exit(1);
	}
	await refreshMarket();
}
