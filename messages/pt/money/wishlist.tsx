import type { Messages } from "#messages/en/index.ts";

export const wishlist: Messages["wishlist"] = {
	view: "Ver lista de desejos",
	full: ({ max }) => `A sua lista de desejos pode ter até ${max} artigos. Remova primeiro um.`,
	title: "A sua lista de desejos",
	none: {
		text: "Para adicionar um artigo, escolha “Guardar para mais tarde” na página dele ou no carrinho. Para adicionar um hotel, escolha o coração.",
		title: "A sua lista de desejos está vazia",
	},
	products: "Produtos",
	hotels: "Hotéis",
	signIn: ({ link }) => (
		<>Guardada neste navegador. {link("Inicie sessão")} para a ver em todos os seus dispositivos.</>
	),
};
