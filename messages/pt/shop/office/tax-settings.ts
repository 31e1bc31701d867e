import type { Messages } from "#messages/en/index.ts";

export const taxSettings: Messages["taxSettings"] = {
	included: "Incluído nos preços",
	active: "Ativa",
	title: "Impostos",
	taken: ({ rate }) =>
		`A taxa ${rate} já está ativa para este local. Em vez disso, desative ou edite essa taxa.`,
	otherTaken: "Outra taxa já está ativa para este local. Em vez disso, desative ou edite essa taxa.",
	rateTitle: "Taxa",
	taxRate: "Taxa de imposto",
	rate: "Taxa (%)",
	region: "Região",
	nameHint: "Aparece nos recibos, por exemplo IVA.",
	example725: "Por exemplo, 7,25",
	regionHint: "Um estado ou uma província, pelo código ou pelo nome, como CA. Deixe vazio para todo o país.",
	inclusiveHint: "Caso contrário, o imposto é acrescentado ao finalizar a compra.",
	tax: "Imposto",
	calculation: "Cálculo",
	addedCheckout: "Acrescentado ao finalizar a compra",
	lead: "A taxa de uma região sobrepõe-se à do país. Os locais sem taxa não são tributados.",
	emptyText: "As encomendas não são tributadas até adicionar uma taxa para o local de entrega.",
	location: "Local",
};
