import type { Messages } from "#messages/en/index.ts";

export const wishlist: Messages["wishlist"] = {
	view: "Ver lista de deseos",
	full: ({ max }) => `Tu lista de deseos admite hasta ${max} artículos. Quita uno primero.`,
	title: "Tu lista de deseos",
	none: {
		text: "Para añadir un artículo, elige «Guardar para más tarde» en su página o en tu carrito. Para añadir un hotel, pulsa su corazón.",
		title: "Tu lista de deseos está vacía",
	},
	products: "Productos",
	hotels: "Hoteles",
	signIn: ({ link }) => (
		<>Guardada en este navegador. {link("Inicia sesión")} para verla en todos tus dispositivos.</>
	),
};
