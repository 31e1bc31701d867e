import type { Messages } from "#messages/en/index.ts";

export const calendarForm: Messages["calendarForm"] = {
	openAgain: "Abra novamente a página e envie o formulário a partir daí.",
	enterName: "Introduza um nome para o calendário.",
	aName: "Um nome",
	tooLong: "O endereço deve ter, no máximo, 1000 caracteres.",
	enterAddress: "Introduza o endereço do calendário ou escolha um ficheiro.",
	either: "Use um endereço ou um ficheiro, não ambos.",
	title: "Importar um calendário",
	name: "Nome",
	nameHint: "Por exemplo, o site de onde vem.",
	address: "Endereço do calendário",
	addressHint: "O link iCal do outro site. Lemo-lo a cada 30 minutos.",
	file: "Ficheiro do calendário",
	fileHint: "Em vez de um endereço: um ficheiro .ics até 2 MB, lido uma vez.",
	freeHint: "O Google e a Apple marcam os eventos de dia inteiro como livres, a menos que o altere.",
	button: "Importar calendário",
	busy: "A importar...",
};
