import type { Messages } from "#messages/en/index.ts";

export const calendarForm: Messages["calendarForm"] = {
	openAgain: "Vuelve a abrir la página y envía el formulario desde allí.",
	enterName: "Introduce un nombre para el calendario.",
	aName: "El nombre",
	tooLong: "La dirección debe tener 1000 caracteres o menos.",
	enterAddress: "Introduce la dirección del calendario o elige un archivo.",
	either: "Usa una dirección o un archivo, no ambos.",
	title: "Importar un calendario",
	name: "Nombre",
	nameHint: "Por ejemplo, el sitio del que procede.",
	address: "Dirección del calendario",
	addressHint: "El enlace iCal del otro sitio. Lo leemos cada 30 minutos.",
	file: "Archivo de calendario",
	fileHint: "En lugar de una dirección: un archivo .ics de hasta 2 MB, que se lee una vez.",
	freeHint: "Google y Apple marcan los eventos de todo el día como libres si no lo cambias.",
	button: "Importar calendario",
	busy: "Importando...",
};
