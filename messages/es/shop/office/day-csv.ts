import type { Messages } from "#messages/en/index.ts";

export const dayCsv: Messages["dayCsv"] = {
	day: "Día",
	currency: "Moneda",
	revenue: "Ingresos",
	orders: "Pedidos",
	units: "Unidades",
	cartsStarted: "Carritos iniciados",
	cartsConverted: "Carritos convertidos",
	cancelledOrExpired: "Cancelados o caducados",
	returned: "Devueltos",
};
