import type { Messages } from "#messages/en/index.ts";

export const cashReport: Messages["cashReport"] = {
	title: "Relatório de caixa",
	sums: "Totais por pessoa e método",
	payments: "Pagamentos",
	person: "Pessoa",
	method: "Método",
	received: "Recebido",
	givenBack: "Devolvido",
	none: "Sem pagamentos na receção",
	noneText: "Ninguém registou um pagamento neste dia.",
};
