import type { Messages } from "#messages/en/index.ts";

export const refusedHotel: Messages["refusedHotel"] = {
	requested: "Wir prüfen das Hotel noch einmal und schreiben Ihnen, wenn es freigegeben ist.",
	onlyRefused: "Die Freigabe kann nur für ein abgelehntes Hotel erneut beantragt werden.",
	title: "Dieses Hotel ist nicht freigegeben",
	text: "Gäste können es noch nicht finden. Ändern Sie, was nötig ist, speichern Sie, und beantragen Sie die Freigabe erneut.",
	button: "Freigabe erneut beantragen",
	busy: "Wird gesendet...",
};
