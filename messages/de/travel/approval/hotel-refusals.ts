import type { Messages } from "#messages/en/index.ts";

export const hotelRefusals: Messages["hotelRefusals"] = {
	gone: "Dieses Hotel gibt es nicht mehr.",
	archived:
		"Der Inhaber hat es archiviert, Gäste würden es also nicht finden. Geben Sie es frei, sobald es wiederhergestellt ist.",
	not_allowed: "Im jetzigen Status des Hotels ist das nicht möglich.",
	no_account: "Kein Konto hat diese E-Mail-Adresse.",
	not_a_hotelier:
		"Nur Konten mit der Rolle Hotel oder Admin können ein Hotel besitzen. Ändern Sie zuerst die Rolle dieses Kontos unter „Benutzer“.",
};
