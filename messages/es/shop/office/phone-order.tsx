import type { Messages } from "#messages/en/index.ts";

export const phoneOrder: Messages["phoneOrder"] = {
	alreadyPlaced: "Este pedido ya se ha realizado.",
	noItems: "Añade primero un artículo.",
	noAccount: "Ninguna cuenta tiene este correo electrónico, o el correo no está confirmado.",
	fewerInStock: "No hay stock de todo en esta cantidad. Comprueba las cantidades.",
	full: ({ most }) => `Un pedido puede tener hasta ${most} artículos distintos.`,
	soldOut: ({ what }) => `${what}: agotado.`,
	onlyLeft: ({ what, left }) => `${what}: solo hay ${left} en stock.`,
	most: ({ most }) => `Un pedido puede tener hasta ${most} unidades de cada artículo.`,
	added: ({ what }) => `Añadido: ${what}.`,
	removed: ({ what }) => `Quitado: ${what}.`,
	forAccount: ({ name }) => `Añadir el pedido a la cuenta de ${name}`,
	tell: ({ link }) => (
		<>
			Antes de realizar el pedido, informa al cliente del total y de que se aplican nuestras{" "}
			{link("condiciones")}. Recibirá por correo la confirmación y la forma de pago.
		</>
	),
	itemGone: "Este artículo ya no está en el pedido.",
	newOrder: "Nuevo pedido",
	placed: "El pedido se ha realizado. El cliente recibe la confirmación por correo.",
	emailHint: "El cliente recibe aquí la confirmación y las novedades del pedido.",
	findAccount: "Buscar cuenta",
	looking: "Buscando...",
	accountHint: "Si no, se realiza como invitado.",
	lead: "Realiza un pedido para un cliente, por ejemplo, por teléfono.",
	items: "Artículos",
};
