import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const paymentDifferences: Messages["paymentDifferences"] = {
	missingHere: "Só no prestador",
	missingHereAdvice: ({ provider }) =>
		`Procure o registo em ${provider}: o dinheiro que não é de uma encomenda deste site é reembolsado lá.`,
	missingThere: "Só aqui",
	missingThereAdvice: ({ provider }) =>
		`Verifique se o site usa a conta certa de ${provider} e se não foi usada uma chave de teste.`,
	otherAmount: "Outro montante",
	otherAmountAdvice: ({ provider }) => `Compare ambos os montantes com o registo em ${provider}.`,
	otherState: "Outro estado",
	otherStateAdvice: ({ provider }) => `Compare o estado com o registo em ${provider}.`,
	export: "Exportar diferenças",
	run: "Executar agora",
	starting: "A iniciar...",
	none: "Não há diferenças em aberto.",
	off: "Os pagamentos online estão desativados, por isso já nada é comparado.",
	title: "Diferenças",
	newest: ({ count }) => `São mostradas as ${count} mais recentes. Feche uma para ver a seguinte.`,
	reconciliation: "Reconciliação",
	comparing: ({ provider }) => `Estamos a comparar os nossos pagamentos com ${provider}.`,
	notReached: ({ provider }) =>
		`Não foi possível contactar ${provider}. Tentamos novamente no prazo de uma hora.`,
	notCompared: ({ provider }) => `Ainda não comparado com ${provider}.`,
	record: "Registo",
	one: "Diferença",
	action: "Ação",
	count: ({ count }) => plural(count, { one: "1 diferença", other: `${count} diferenças` }),
	moreThan: ({ count }) =>
		plural(count, { one: `Mais de ${count} diferença`, other: `Mais de ${count} diferenças` }),
	of: ({ record, number }) => (
		<>
			{record} de {number}
		</>
	),
	last: ({ provider, time, count }) =>
		plural(count, {
			one: `Última comparação com ${provider}: ${time}, 1 registo dos últimos 3 dias.`,
			other: `Última comparação com ${provider}: ${time}, ${formatCount(count)} registos dos últimos 3 dias.`,
		}),
	notReachedSince: ({ provider }) =>
		`Desde então, não foi possível contactar ${provider}. Tentamos novamente no prazo de uma hora.`,
};
