import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const orderList: Messages["orderList"] = {
	selected: ({ count }) => plural(count, { one: `${count} seleccionado`, other: `${count} seleccionados` }),
	open: "Abierto",
	delivery: "Envío",
	select: ({ number }) => `Seleccionar ${number}`,
	actions: ({ number }) => `Acciones de ${number}`,
	bulk: {
		confirmed: ({ count }) => plural(count, { one: `${count} confirmado`, other: `${count} confirmados` }),
		shipped: ({ count }) => plural(count, { one: `${count} enviado`, other: `${count} enviados` }),
		changed: ({ count, orders }) =>
			plural(count, {
				one: `${count} ya cambiado (${orders})`,
				other: `${count} ya cambiados (${orders})`,
			}),
		otherTracking: ({ count, orders }) =>
			plural(count, {
				one: `${count} ya enviado con otros datos de seguimiento (${orders})`,
				other: `${count} ya enviados con otros datos de seguimiento (${orders})`,
			}),
		failed: ({ count, orders, why }) =>
			plural(count, {
				one: `${count} fallido (${orders}): ${why}`,
				other: `${count} fallidos (${orders}): ${why}`,
			}),
		more: ({ orders, count }) => `${orders} y ${count} más`,
	},
	confirmQuestion: ({ count }) =>
		plural(count, { one: `¿Confirmar ${count} pedido?`, other: `¿Confirmar ${count} pedidos?` }),
	confirmButton: ({ count }) =>
		plural(count, { one: `Confirmar ${count} pedido`, other: `Confirmar ${count} pedidos` }),
	emails: ({ count }) =>
		plural(count, { one: "El cliente recibe un correo.", other: "Cada cliente recibe un correo." }),
	withSelected: "Con los seleccionados:",
	views: {
		confirm: "Por confirmar",
		unpaid: "Sin pagar",
		ship: "Por enviar",
	},
	shipMenu: "Enviar…",
	confirmMenu: "Confirmar…",
	confirmOrders: "Confirmar pedidos",
	orders: "Pedidos",
	onlyNewConfirmable: "Solo se pueden confirmar los pedidos nuevos.",
	selectOrder: "Selecciona primero al menos un pedido.",
	newOrder: "Nuevo pedido",
	noOrdersYet: "Aún no hay pedidos",
	emptyText: "Los pedidos nuevos aparecen aquí automáticamente.",
	noMatch: "Ningún pedido coincide con estos filtros",
	bulkActions: "Acciones en bloque",
	selectNone: "Quitar la selección",
	selectAll: "Seleccionar todos los de esta página",
	discount: "Descuento",
	numberNameEmail: "Número, nombre, correo…",
	order: "Pedido",
	dispute: "Disputa",
};
