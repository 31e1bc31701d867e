import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const nightsForm: Messages["nightsForm"] = {
	keep: "Manter",
	first: "Primeira noite",
	last: "Última noite",
	changes: "Alterações",
	price: ({ currency }) => `Preço em ${currency}`,
	priceHint: "Por quarto e noite. Deixe vazio para manter o preço atual.",
	usualPrice: "Usar o preço predefinido",
	minStay: "Estadia mínima (noites)",
	minStayHint: "Para estadias que começam nestas noites.",
	usualMinStay: "Usar a estadia mínima predefinida",
	sale: "Disponibilidade",
	saleHint: "As reservas existentes mantêm-se.",
	close: "Fechar",
	open: "Abrir",
	arrivals: "Chegadas",
	noArrivals: "Sem chegadas",
	arrivalsAllowed: "Chegadas permitidas",
	departures: "Partidas",
	noDepartures: "Sem partidas",
	departuresAllowed: "Partidas permitidas",
	title: "Alterar noites",
	busy: "A guardar...",
	weekdays: "Só nestes dias da semana",
	weekdaysHint: "Deixe todos por selecionar para alterar todos os dias da semana.",
	chooseOption: "Escolha uma opção da lista.",
	checkMinStay: "Introduza uma estadia mínima de 1 a 90 noites.",
	chooseFirst: "Escolha a primeira data.",
	chooseLast: "Escolha a última data.",
	aPrice: "Um preço",
	past: "Esta data já passou. Escolha hoje ou uma data posterior.",
	lastBeforeFirst: "A última data é anterior à primeira.",
	tooLate: ({ last }) => `O calendário termina em ${last}. Escolha uma data anterior.`,
	eitherPrice: "Introduza um preço ou escolha o preço predefinido, não ambos.",
	eitherMinStay: "Introduza uma estadia mínima ou escolha a predefinida, não ambas.",
	noChange:
		"Escolha pelo menos uma alteração: um preço, uma estadia mínima ou a disponibilidade.",
	noSuchNight:
		"Nenhuma noite deste intervalo calha nestes dias da semana. Escolha outros dias ou nenhum.",
	changed: ({ count, change }) =>
		plural(count, {
			one: `${count} noite foi alterada: ${change}.`,
			other: `${count} noites foram alteradas: ${change}.`,
		}),
	booked: ({ count }) =>
		plural(count, {
			one: `${count} delas tem reservas, que se mantêm.`,
			other: `${count} delas têm reservas, que se mantêm.`,
		}),
};
