import type { Messages } from "#messages/en/index.ts";

export const taxClasses: Messages["taxClasses"] = {
	label: "Steuerklasse",
	standard: "Regelsatz",
	zero: "Nullsatz",
	exempt: "Steuerfrei",
	choose: "Wählen Sie eine Steuerklasse aus der Liste.",
	ofProduct: "Wie das Produkt",
	hint: "Bestimmt, welcher Satz an jedem Ort gilt. Eine Variante kann eine eigene haben.",
	title: "Ermäßigte Sätze",
	lead: "Benennen Sie Waren mit einem niedrigeren Satz, zum Beispiel Lebensmittel und Bücher. Fügen Sie dann für jeden Ort einen Satz hinzu und wählen Sie die Klasse bei den Produkten.",
	nameHint: "Steht dort, wo Mitarbeitende eine Steuerklasse wählen, zum Beispiel Lebensmittel und Bücher.",
	nameTaken: "Eine andere Steuerklasse hat diesen Namen. Geben Sie einen anderen ein.",
};
