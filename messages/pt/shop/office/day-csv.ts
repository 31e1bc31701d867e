import type { Messages } from "#messages/en/index.ts";

export const dayCsv: Messages["dayCsv"] = {
	day: "Dia",
	currency: "Moeda",
	revenue: "Receita",
	orders: "Encomendas",
	units: "Unidades",
	cartsStarted: "Carrinhos iniciados",
	cartsConverted: "Carrinhos convertidos",
	cancelledOrExpired: "Canceladas ou expiradas",
	returned: "Devolvidas",
};
