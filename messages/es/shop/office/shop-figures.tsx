import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const shopFigures: Messages["shopFigures"] = {
	revenueByDay: ({ currency }) => `Ingresos por día, en ${currency}`,
	names: {
		revenue: "Ingresos",
		orders: "Pedidos",
		average: "Valor medio del pedido",
		conversion: "Conversión de carritos",
		units: "Unidades vendidas",
		lostShare: "Cancelados o caducados",
		returnedShare: "Devueltos",
		goods: "Unidades, más vendidos y categorías",
	},
	title: "Panel de la tienda",
	exportCsv: "Exportar CSV",
	daysAndCurrency: "Días y moneda",
	bestSellers: "Más vendidos por unidades",
	product: "Producto",
	units: "Unidades",
	revenueByCategory: ({ currency }) => `Ingresos por categoría, en ${currency}`,
	category: "Categoría",
	lastUpdated: ({ at }) =>
		`Los más vendidos y las categorías se actualizaron por última vez: ${at}. Se actualizan cada 10 minutos.`,
	soldOut: "Agotado",
	inTotal: ({ amount }) => `${amount} en total`,
	definitions: {
		revenue:
			"El total de todos los pedidos realizados en el periodo, con envío e impuestos, menos los reembolsos. No se incluyen los pedidos cancelados ni caducados.",
		orders: "Pedidos realizados en el periodo. No se incluyen los cancelados ni los caducados.",
		average: "Ingresos divididos entre el número de pedidos.",
		conversion: "El porcentaje de carritos iniciados en el periodo que acabaron en pedido.",
		goods: "Artículos vendidos menos devoluciones. Los ingresos son tras descuentos y sin envío.",
		lostShare: "Pedidos cancelados y caducados como porcentaje de todos los pedidos realizados.",
		returnedShare: "El porcentaje de pedidos que se devolvieron por completo.",
	},
	daysStart: ({ clock, currency }) =>
		`Los días empiezan a medianoche, ${clock}. Solo se incluyen los pedidos en ${currency}. El día de hoy se compara hasta la hora actual.`,
	compared: ({ days, before, at, clock }) =>
		`${days}, en comparación con ${before}. Datos de las ${at}, ${clock}.`,
	newOrders: ({ count }) => plural(count, { one: `${count} pedido nuevo`, other: `${count} pedidos nuevos` }),
	returnRequested: ({ order }) => <>{order}: devolución solicitada</>,
	lowVariants: ({ count, shown }) =>
		plural(count, {
			one: "1 variante tiene stock bajo o está agotada:",
			other: `${shown} variantes tienen stock bajo o están agotadas:`,
		}),
	waiting: ({ count }) => `${count} en espera`,
	left: ({ count }) => plural(count, { one: `Queda ${count}`, other: `Quedan ${count}` }),
	viewAll: "Ver todo",
	viewAllOf: ({ count }) => `Ver los ${count}`,
	noOrders: "No hay pedidos en este periodo ni en el anterior.",
	ordersDay: "Pedidos por día",
	do: "Por hacer",
	nothingToDo: "Todo hecho. No hay pedidos nuevos ni devoluciones, y ningún producto tiene stock bajo.",
	noSales: "No hay ventas en este periodo.",
};
