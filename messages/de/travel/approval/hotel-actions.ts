import type { Messages } from "#messages/en/index.ts";

export const hotelActions: Messages["hotelActions"] = {
	"hotel created": "Angelegt",
	hotel: "Angaben geändert",
	"hotel identity": "Name oder Ort geändert",
	"hotel checked": "Änderungen freigegeben",
	"hotel status": "Status geändert",
	"hotel owner": "Inhaber geändert",
	"hotel archived": "Archiviert",
	"hotel restored": "Wiederhergestellt",
	"hotel deleted": "Gelöscht",
	"room deleted": "Zimmer gelöscht",
	"hotel photos": "Fotos geändert",
	translation: "Übersetzung geändert",
	"room order": "Reihenfolge der Zimmer geändert",
	"rate plan": "Tarif geändert",
	"member invited": "Teammitglied eingeladen",
	"invitation withdrawn": "Einladung zurückgezogen",
	"member joined": "Teammitglied beigetreten",
	"member role": "Rolle eines Teammitglieds geändert",
	"member removed": "Teammitglied entfernt",
	"member left": "Teammitglied ausgetreten",
};
