import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const discountSettings: Messages["discountSettings"] = {
	usedMore: ({ count }) =>
		plural(count, {
			one: `Se ha usado ${count} vez. Introduce al menos este número.`,
			other: `Se ha usado ${count} veces. Introduce al menos este número.`,
		}),
	percentage: "Porcentaje",
	fixedAmount: "Importe fijo",
	minimumIn: ({ currency }) => `Pedido mínimo en ${currency}`,
	active: "Activo",
	usesOf: ({ uses, most }) => `${uses} de ${most}`,
	from: ({ date }) => `Desde el ${date}`,
	until: ({ date }) => `Hasta el ${date}`,
	used: ({ count }) => plural(count, { one: "Usado una vez", other: `Usado ${count} veces` }),
	valueHint: ({ currency, example }) => `Un porcentaje como 12.5 o un importe en ${currency} como ${example}`,
	daysStart: ({ clock }) => `Los días empiezan a medianoche, ${clock}.`,
	usesTitle: "Usos",
	discount: "Descuento",
	codeTaken: "Otro descuento usa este código. Introduce uno distinto.",
	code: "Código",
	discountType: "Tipo de descuento",
	startDate: "Fecha de inicio",
	endDate: "Fecha de fin",
	maximumUses: "Número máximo de usos",
	codeHint: "Los clientes lo introducen al finalizar la compra. No distingue entre mayúsculas y minúsculas.",
	discounts: "Descuentos",
	minimumOrder: "Pedido mínimo",
	period: "Periodo",
	emptyText: "Los clientes introducen un código de descuento al finalizar la compra.",
	noEndDate: "Sin fecha de fin",
	expired: "Caducado",
	scheduled: "Programado",
	usedUp: "Usos agotados",
};
