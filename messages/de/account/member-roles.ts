import type { Messages } from "#messages/en/index.ts";

export const memberRoles: Messages["memberRoles"] = {
	owner: { label: "Inhaber", may: "Alles, auch das Team und das Löschen des Hotels." },
	manager: { label: "Manager", may: "Alles außer dem Löschen des Hotels und dem Team." },
	desk: { label: "Rezeption", may: "Heute, Buchungen, Walk-ins und die Nachrichten der Gäste." },
};
