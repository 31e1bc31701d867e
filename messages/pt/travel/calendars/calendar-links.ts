import type { Messages } from "#messages/en/index.ts";

export const calendarLinks: Messages["calendarLinks"] = {
	replaced: "Os links do calendário foram substituídos. Os antigos deixaram de funcionar.",
	question: "Substituir os links do calendário?",
	button: "Substituir links",
	busy: "A substituir...",
	consequence:
		"Os sites que usam os links antigos deixam de ver as reservas deste quarto até lhes dar um novo link.",
	none: "Não há nenhum calendário neste endereço.",
	title: "Exportar o calendário deste quarto",
	intro:
		"Copie um link para os outros sites que vendem este quarto ou para o seu próprio calendário. Mostra que noites estão reservadas, não quem as reservou.",
	all: "Todas as reservas e bloqueios",
	allHint:
		"Um evento por cada quarto reservado. Use-o se tiver um só quarto deste tipo ou se o outro site contar quartos.",
	full: "Só noites esgotadas",
	fullHint: "Use-o se tiver vários quartos deste tipo e o outro site os vender como um só.",
	replaceIntro:
		"Se outra pessoa obteve um link, substitua todos os links deste quarto. Os antigos deixam logo de funcionar.",
	replace: "Substituir links",
};
