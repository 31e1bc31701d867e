import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const cart: Messages["cart"] = {
	alreadyAdded: ({ quantity, what }) => `Ya está en tu carrito: ${quantity} × ${what}.`,
	gone: "Este producto ya no está disponible.",
	full: ({ most, what }) =>
		`Tu carrito admite hasta ${most} artículos distintos. Quita uno y vuelve a añadir ${what}.`,
	quantityChanged: ({ what, quantity }) => `${what}: ${quantity} en tu carrito.`,
	soldOut: ({ what }) => `${what}: agotado. Guárdalo para más tarde y vuelve a mirar pronto.`,
	notSold: ({ what }) => `${what} ya no está disponible.`,
	removed: ({ what }) => `Quitado de tu carrito: ${what}.`,
	savedForLater: ({ what }) => `Guardado para más tarde: ${what}.`,
	wishGone: "Este artículo ya no está en tu lista de deseos.",
	wishRemoved: ({ what }) => `Quitado de tu lista de deseos: ${what}.`,
	notices: {
		notSold: "Ya no está disponible. Tu pedido no lo incluirá.",
		soldOut: "Agotado. Tu pedido no lo incluirá: quítalo o guárdalo para más tarde.",
		few: ({ left }) =>
			plural(left, {
				one: `Solo queda ${left}. Cambia la cantidad a ${left}.`,
				other: `Solo quedan ${left}. Cambia la cantidad a ${left} o menos.`,
			}),
		dearer: ({ was, now }) => `El precio ha subido desde que lo añadiste: antes ${was}, ahora ${now}.`,
		cheaper: ({ was, now }) => `El precio ha bajado desde que lo añadiste: antes ${was}, ahora ${now}.`,
	},
	goneTitle: "Este producto ya no está disponible",
	goToCheckout: "Tramitar pedido",
	nothingSaved: "No se ha guardado nada. Elige otro producto de la tienda.",
	outOfStock: "Agotado",
	noLongerAvailable: "Ya no está disponible",
	add: "Añadir al carrito",
	nothingAdded: "No se ha añadido nada a tu carrito. Elige otro producto de la tienda.",
	nothingToAdd: "No hay nada que añadir",
	view: "Ver carrito",
	howMany: "¿Cuántas unidades quieres?",
	each: ({ price }) => <>{price} por unidad</>,
	saveForLater: "Guardar para más tarde",
	quantityOf: ({ name }) => `Cantidad de ${name}`,
	update: ({ name, hidden }) => <>Actualizar{hidden(` la cantidad de ${name}`)}</>,
	enterQuantity: ({ most }) => `Introduce una cantidad de 1 a ${most}.`,
	allInCart: ({ left }) =>
		plural(left, {
			one: `Solo queda ${left}, y ya está en tu carrito.`,
			other: `Solo quedan ${left}, y ya están en tu carrito.`,
		}),
	fewerAdded: ({ left }) =>
		plural(left, {
			one: `Solo queda ${left}. Ahora tienes ${left} en tu carrito.`,
			other: `Solo quedan ${left}. Ahora tienes ${left} en tu carrito.`,
		}),
	mostAdded: ({ most, quantity }) =>
		`Puedes pedir hasta ${most} de cada artículo. Ahora tienes ${quantity} en tu carrito.`,
	added: ({ what }) => `Añadido a tu carrito: ${what}.`,
	nowInCart: ({ quantity }) => `Ahora tienes ${quantity} en tu carrito.`,
	lineGone: "Este artículo ya no está en tu carrito.",
	merged: "Los artículos que añadiste antes de iniciar sesión están ahora en el carrito de tu cuenta.",
	mergedInPart: ({ most, rest }) =>
		plural(rest, {
			one: `Los artículos que añadiste antes de iniciar sesión están ahora en el carrito de tu cuenta. Un carrito admite hasta ${most} artículos distintos: 1 más está en tu lista de deseos.`,
			other: `Los artículos que añadiste antes de iniciar sesión están ahora en el carrito de tu cuenta. Un carrito admite hasta ${most} artículos distintos: ${rest} más están en tu lista de deseos.`,
		}),
	chooseFirst: ({ link }) => <>Elige primero un producto de la {link("tienda")}.</>,
};
