import type { Messages } from "#messages/en/index.ts";

export const taxSettings: Messages["taxSettings"] = {
	included: "Incluído nos preços",
	active: "Ativa",
	title: "Impostos",
	taken: ({ rate }) =>
		`A taxa ${rate} já está ativa para este local, classe e data. Em vez disso, desative ou edite essa taxa.`,
	otherTaken:
		"Outra taxa já está ativa para este local, classe e data. Em vez disso, desative ou edite essa taxa.",
	rateTitle: "Taxa",
	taxRate: "Taxa de imposto",
	rate: "Taxa (%)",
	region: "Região",
	nameHint: "Aparece nos recibos, por exemplo IVA.",
	example725:
		"Por exemplo, 7,25. Onde se somam vários impostos, como o do estado e o do condado, introduza a soma.",
	regionHint: "Um estado ou uma província, pelo código ou pelo nome, como CA. Deixe vazio para todo o país.",
	inclusiveHint:
		"Caso contrário, o imposto é acrescentado ao finalizar a compra. A taxa normal decide por todas as taxas de um local.",
	tax: "Imposto",
	calculation: "Cálculo",
	addedCheckout: "Acrescentado ao finalizar a compra",
	lead: "A taxa de uma região sobrepõe-se à do país, e uma classe sem taxa tem a taxa normal. Os locais sem taxa não são tributados.",
	emptyText: "As encomendas não são tributadas até adicionar uma taxa para o local de entrega.",
	location: "Local",
	startsOn: "Válida desde",
	startsOnHint:
		"Deixe vazio se a taxa já é válida. Aplica-se a mais recente que seja válida no dia da encomenda.",
	always: "Sempre",
};
