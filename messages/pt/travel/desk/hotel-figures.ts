import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelFigures: Messages["hotelFigures"] = {
	title: "Indicadores",
	compared: ({ span, before }) =>
		`${span}, em comparação com ${before}. O segundo número de cada tabela é o do ano anterior.`,
	lastYear: "Ano anterior",
	soldText: "As noites de reservas confirmadas, com check-in e com check-out, vezes os seus quartos.",
	available: "Noites de quarto disponíveis",
	availableText: "Todos os quartos nas noites à venda; os quartos bloqueados contam, as noites fechadas não.",
	occupancyText:
		"As noites de quarto vendidas, em percentagem das disponíveis no hotel ou no tipo de quarto.",
	revenueText:
		"O preço das noites vendidas, com as ofertas descontadas; os extras, a taxa turística e outras taxas não estão incluídos.",
	cancelled: "Cancelamentos",
	cancelledText: "Reservas com chegada nestas datas que o hóspede ou o hotel cancelou.",
	cancelledShare: "Taxa de cancelamento",
	cancelledShareText:
		"Os cancelamentos, em percentagem de todas as reservas confirmadas com chegada nestas datas.",
	arrivals: "Reservas com chegada",
	table: "Tabela",
	tables: {
		room: "Por tipo de quarto",
		plan: "Por tarifa",
		source: "Por origem",
		lead: "Por antecedência",
	},
	columns: { room: "Tipo de quarto", plan: "Tarifa", source: "Origem", lead: "Antecedência" },
	sources: { guest: "Online", walk_in: "Receção" },
	lead: "Antecedência",
	leadText: "Os dias entre a reserva e a chegada, pelo calendário do hotel.",
	leads: {
		0: "0–1 dias",
		2: "2–7 dias",
		8: "8–30 dias",
		31: "31–90 dias",
		91: "Mais de 90 dias",
	},
	pace: "Ritmo de reservas",
	paceText:
		"O que está reservado hoje para cada mês e, por baixo, o que no ano anterior estava reservado neste mesmo dia para o mesmo mês; as reservas canceladas contam até ao dia do cancelamento.",
	month: "Mês",
	difference: "Diferença",
	months: ({ count }) => plural(count, { one: `${count} mês`, other: `${count} meses` }),
};
