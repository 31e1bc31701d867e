import type { Messages } from "#messages/en/index.ts";

export const dayCsv: Messages["dayCsv"] = {
	day: "Tag",
	currency: "Währung",
	revenue: "Umsatz",
	orders: "Bestellungen",
	units: "Stück",
	cartsStarted: "Begonnene Warenkörbe",
	cartsConverted: "Bestellte Warenkörbe",
	cancelledOrExpired: "Storniert oder verfallen",
	returned: "Zurückgesendet",
};
