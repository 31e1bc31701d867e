import type { Messages } from "#messages/en/index.ts";

export const restock: Messages["restock"] = {
	confirmMail: {
		subject: ({ product }) => `Confirma tu solicitud: ${product}`,
		question: ({ what }) => `¿Quieres que te enviemos un correo cuando ${what} vuelva a estar en stock?`,
		after: "El enlace funciona durante 24 horas. Si no lo has pedido, ignora este correo: no guardamos nada.",
	},
	yes: "Sí, avísame",
	mail: {
		subject: ({ product }) => `${product} vuelve a estar en stock`,
		intro: ({ what }) =>
			`Nos pediste que te avisáramos: ${what} vuelve a estar en stock. No podemos reservártelo y puede volver a agotarse.`,
		after: "Tu aviso ha terminado. Si quieres otro, pídelo cuando el producto vuelva a agotarse.",
		stop: "Cancelar todos los avisos de stock",
	},
	view: "Ver el producto",
	requested: ({ what }) => `Te enviaremos un correo cuando ${what} vuelva a estar en stock.`,
	inStock: ({ what }) => `${what} vuelve a estar en stock.`,
	title: "Avísame cuando vuelva",
	deadLink: "El enlace funciona durante 24 horas, mientras el producto siga en la tienda.",
	confirmTitle: ({ what }) => `¿Te avisamos cuando vuelva ${what}?`,
	inStockTitle: ({ what }) => `${what} vuelve a estar en stock`,
	confirmText: ({ email }) =>
		`Enviaremos un solo correo a ${email} cuando haya unidades para ti. Después, o al cabo de medio año, eliminamos tu solicitud.`,
	checkEmail: ({ email }) => `Revisa tu correo: confirma con el enlace que hemos enviado a ${email}.`,
	requestsTitle: "Avisos de stock",
	stopped: "Ya no recibirás avisos de stock de estos productos.",
	deadRequestsLink: "Comprueba que has abierto el enlace completo de nuestro correo.",
	emptyTitle: "No esperas ningún producto",
	emptyText:
		"Cuando un producto está agotado, en su página hay un botón para recibir un correo cuando vuelva.",
	stopTitle: "¿Cancelar los avisos de stock?",
	stopText: "Te enviaremos un correo cuando uno de estos productos vuelva a estar en stock:",
	more: ({ count }) => `${count} más`,
	stop: "Cancelar estos avisos",
	seeAll: "Ver todo lo que esperas",
};
