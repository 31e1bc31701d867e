import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const calendars: Messages["calendars"] = {
	upToDate: ({ name }) => `${name} está atualizado.`,
	unreadable: ({ name, fault }) => `Não foi possível ler ${name}. ${fault}`,
	title: "Outros calendários",
	tooMany: ({ max }) => `Um quarto pode importar até ${max} calendários. Remova primeiro um.`,
	added: ({ name }) => `${name} foi adicionado. Lemo-lo no prazo de um minuto e depois a cada 30 minutos.`,
	listTitle: "Calendários importados",
	isBeingRead: ({ name }) => `${name} já está a ser lido.`,
	removed: "O calendário foi removido. As datas que bloqueava estão novamente livres.",
	alreadyRemoved: "O calendário já tinha sido removido.",
	removeQuestion: ({ name }) => `Remover ${name}?`,
	removeButton: "Remover calendário",
	removing: "A remover...",
	removeText: "As datas que este calendário bloqueia ficam logo livres. O calendário no outro site não muda.",
	noneYet:
		"Ainda não há calendários. Se também vender este quarto noutro site, importe aqui o calendário dele: as reservas feitas lá bloqueiam datas aqui.",
	conflicts: "Estas noites estão reservadas aqui e lá:",
	conflictsAdvice:
		"As outras noites destes eventos estão bloqueadas. Nada foi cancelado. Decida que hóspede manter e cancele a outra reserva. Se cancelar a daqui, as noites ficam logo bloqueadas.",
	warnings: "Não foi possível ler estes eventos. Mantêm as datas que bloqueavam antes:",
	readNow: "Ler agora",
	reading: "A ler...",
	remove: "Remover",
	state: {
		conflict: "Reserva dupla",
		fault: "Ilegível",
		missing: "Faltam eventos",
		waiting: "Em espera",
		skipped: "Eventos ignorados",
		upToDate: "Atualizado",
	},
	imported: ({ name, count }) =>
		plural(count, {
			one: `${name} foi importado: ${count} evento.`,
			other: `${name} foi importado: ${count} eventos.`,
		}),
	importedWithConflicts: ({ name, count, conflicts }) =>
		plural(count, {
			one: `${name} foi importado: ${count} evento, ${conflicts} deles em noites já reservadas. Veja abaixo.`,
			other: `${name} foi importado: ${count} eventos, ${conflicts} deles em noites já reservadas. Veja abaixo.`,
		}),
	held: ({ count }) =>
		plural(count, {
			one: `${count} evento importado bloqueia datas.`,
			other: `${count} eventos importados bloqueiam datas.`,
		}),
	lastRead: ({ moment }) => `Última leitura: ${moment}.`,
	notRead: "Ainda não lido.",
	nextReading: ({ moment }) => `Próxima leitura: ${moment}.`,
	readOnce: "Os ficheiros são lidos uma vez.",
	missing: ({ count, since }) =>
		plural(count, {
			one: `Falta ${count} evento neste calendário desde ${since}. O outro site pode ter enviado um calendário incompleto, por isso as noites continuam bloqueadas. Ficam disponíveis se o evento continuar em falta uma hora depois.`,
			other: `Faltam ${count} eventos neste calendário desde ${since}. O outro site pode ter enviado um calendário incompleto, por isso as noites continuam bloqueadas. Ficam disponíveis se os eventos continuarem em falta uma hora depois.`,
		}),
	exportFor: ({ name, address, link }) => (
		<>
			Dê este link a {name}: {address}, ou {link("só noites esgotadas")}. Não inclui o que veio de {name}.
		</>
	),
};
