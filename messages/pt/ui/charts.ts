import type { Messages } from "#messages/en/index.ts";

export const charts: Messages["charts"] = {
	table: "Ver como tabela",
	thisMonth: "Este mês",
	thisPeriod: "Este período",
	previousPeriod: "Período anterior",
	dayChart: ({ whole, highest }) => `${whole}. ${highest}A tabela abaixo mostra todos os dias.`,
	day: "Dia",
	highestDay: ({ date, value }) => `O dia com o valor mais alto foi ${date}, com ${value}. `,
	noData: "sem dados",
	dayWithPrevious: ({ date, value, earlier }) => `${date}: ${value}, ${earlier} no período anterior`,
	definitions: "Acerca destes valores",
	noEarlierData: "sem dados anteriores",
	fromEarlier: ({ earlier }) => `face a ${earlier}`,
	up: "Subida de",
	down: "Descida de",
	noChange: "Sem alteração",
	period: "Período",
	customPeriod: "Período personalizado",
	show: "Mostrar",
};
