import type { Messages } from "#messages/en/index.ts";

const toStatus = (to: string | undefined) => (to === undefined ? "" : ` para “${to}”`);

export const conflicts: Messages["conflicts"] = {
	things: {
		account: "esta conta",
		booking: "esta reserva",
		category: "esta categoria",
		"delivery method": "este método de entrega",
		discount: "este desconto",
		driver: "este motorista",
		extra: "este extra",
		hotel: "este hotel",
		market: "este site",
		order: "esta encomenda",
		parcel: "este volume",
		product: "este produto",
		rate: "esta tarifa",
		offer: "esta oferta",
		"rate card": "esta tabela de preços",
		"reply template": "este modelo de resposta",
		return: "esta devolução",
		room: "este quarto",
		seller: "este vendedor",
		statement: "este extrato",
		"tax class": "esta classe de imposto",
		"tax rate": "esta taxa de imposto",
		translation: "esta tradução",
		vehicle: "este veículo",
		zone: "esta zona",
	},
	own: ({ thing, to }) => `Alterou ${thing}${toStatus(to)} noutro separador`,
	byOther: ({ thing, by, to }) => `${by} alterou ${thing}${toStatus(to)}`,
	byUnknown: ({ thing, to }) => `Alguém alterou ${thing}${toStatus(to)}`,
	sentence: ({ change, when }) => (when ? `${change} (${when}).` : `${change}.`),
	whileEditing: ({ change, when }) =>
		`${change} enquanto estava a editar${when ? ` (${when})` : ""}. As suas alterações continuam aqui. Verifique as diferenças e guarde novamente para manter as suas.`,
};
