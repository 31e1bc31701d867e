import type { Messages } from "#messages/en/index.ts";

export const moveFigures: Messages["moveFigures"] = {
	meta: "Análises das mudanças",
	title: "Análises",
	asOf: ({ spans, time, clock }) => `${spans}. Atualizado às ${time}, ${clock}.`,
	csv: "Exportar CSV",
	name: {
		moves: "Mudanças",
		revenue: "Receita",
		fees: "Taxas de cancelamento",
		cancelled: "Canceladas",
		capacity: "Capacidade usada",
		onTime: "A horas",
	},
	spans: ({ now, before }) => `${now}, em comparação com ${before}`,
	empty: {
		revenue: "Sem receita neste período nem no anterior.",
		moves: "Sem mudanças neste período nem no anterior.",
		capacityShare: "Sem veículos reservados neste período nem no anterior.",
		onTimeShare: "Sem chegadas a horas neste período nem no anterior.",
		cancelledShare: "Sem reservas canceladas neste período nem no anterior.",
	},
	definitions: {
		moves:
			"Mudanças confirmadas e concluídas, pela data da mudança. Os pedidos que ninguém confirmou não contam.",
		revenue:
			"Os preços acordados dessas mudanças. Um preço que o cliente ainda não aceitou não conta, nem uma mudança sem preço.",
		fees: "O que os clientes devem por cancelar tarde, pela data da mudança. Não faz parte da receita.",
		cancelled:
			"Reservas canceladas em percentagem de todas as reservas para estas datas. Os pedidos recusados não contam.",
		capacityByDay: {
			term: "Capacidade usada por dia",
			text: "Percentagem reservada do horário de trabalho dos veículos. As datas anteriores ao primeiro veículo não têm capacidade.",
		},
		capacityByVehicle: {
			term: "Capacidade usada por veículo",
			text: "Percentagem do horário de trabalho do veículo com um serviço atribuído, sem o tempo fora de serviço.",
		},
		onTime:
			"Das mudanças cujo motorista comunicou a chegada: aquelas em que chegou mais cedo ou, no máximo, 15 minutos depois da hora reservada.",
		days: {
			term: "Dias e moeda",
			text: ({ currency }) =>
				`Todos os valores são pela data da mudança, e hoje inclui as mudanças que ainda faltam. Só são incluídos montantes em ${currency}.`,
		},
	},
	charts: {
		hours: ({ hours }) => `${hours} h`,
		inPeriod: ({ share }) => `${share} em todo o período`,
		noneInPeriod: "Nenhuma em todo o período",
		revenueTitle: ({ currency }) => `Receita por dia, em ${currency}`,
		inTotal: ({ amount }) => `${amount} no total`,
		moves: "Mudanças por dia",
		onTime: "Chegadas a horas por dia",
		cancelled: "Reservas canceladas por dia",
		hoursBooked: "Horas reservadas",
		hoursAtWork: "Horas em trabalho",
		noVehicles: "Ainda não há veículos.",
	},
};
