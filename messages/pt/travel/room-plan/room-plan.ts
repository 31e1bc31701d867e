import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const roomPlan: Messages["roomPlan"] = {
	notAssigned: "Não atribuído",
	missing: ({ dates }) => `Sem número de quarto: ${dates}.`,
	assign: "Atribuir quarto",
	move: "Mudar de quarto",
	titleOf: ({ name }) => `Quarto para ${name}`,
	noRoomYet: "Ainda nenhum",
	onFloor: ({ floor }) => `piso ${floor}`,
	nthRoom: ({ nth }) => `Quarto ${nth}`,
	from: "A partir da noite de",
	noneFree: "Nenhum quarto deste tipo está livre em todas estas noites.",
	assigned: ({ guest, rooms }) => `${guest} tem o quarto ${rooms}.`,
	unassigned: ({ guest }) => `${guest} já não tem número de quarto.`,
	swap: "Trocar com outra estadia",
	swapWith: ({ name, guest }) => `${name}, ${guest}`,
	swapQuestion: "Trocar estes quartos?",
	swapText: ({ guest, from, to, other, date }) =>
		`A partir de ${date}, ${guest} passa do ${from} para o ${to}, e ${other} do ${to} para o ${from}.`,
	swapButton: "Trocar quartos",
	swapped: ({ guest, other }) => `${guest} e ${other} trocaram de quarto.`,
	swapVerb: "trocar os quartos",
	unknown: "Escolha quartos deste tipo, cada um só uma vez.",
	over: "Esta estadia já não tem noites que possam ter quarto.",
	reassigned: "Outra pessoa acabou de mudar o quarto desta estadia. Verifique e tente de novo.",
	taken: ({ names }) => `Ocupados em algumas destas noites: ${names}. Escolha outro quarto.`,
	unitTaken: ({ guests }) =>
		`O quarto está atribuído nestas noites: ${guests}. Mude primeiro a estadia para outro quarto.`,
	unitBlocked: "O quarto já está bloqueado em algumas destas noites.",
	propose: "Atribuir automaticamente",
	proposeIntro: "Estes quartos deixam menos intervalos. Nada muda até confirmar.",
	proposeNone: "Todas as estadias destes dias têm quarto, ou nenhum serve.",
	proposeButton: ({ count }) =>
		plural(count, { one: "Atribuir 1 estadia", other: `Atribuir ${formatCount(count)} estadias` }),
	proposed: ({ count }) =>
		plural(count, {
			one: "1 estadia já tem quarto.",
			other: `${formatCount(count)} estadias já têm quarto.`,
		}),
	notFitting: ({ count }) =>
		plural(count, {
			one: "1 estadia não cabe num só quarto. Atribua-a à mão.",
			other: `${formatCount(count)} estadias não cabem num só quarto. Atribua-as à mão.`,
		}),
};
