const CONTROLS = "a[href], button, input, select, textarea, summary, label";

/**
 * Whether somebody uses a control of the live part of the screen: it has the focus or the pointer, is an open menu, or
 * holds something that was typed or ticked. New data would move it, or lose it with its row. Dialogs lie above the part,
 * and the line that says how old it is asks for new data.
 */
export function isEngaged(): boolean {
	const part = document.querySelector("[data-live-part]") ?? document.querySelector("main");
	const controls = part?.querySelectorAll(`${CONTROLS}, details[data-menu]`) ?? [];
	return [...controls].some((control) => isUsed(control) && !control.closest("dialog, [data-as-of]"));
}

function isUsed(control: Element): boolean {
	if (control.matches(":hover:not(details), :focus, [open]")) return true;
	if (control instanceof HTMLSelectElement)
		return [...control.options].some((option) => option.selected !== option.defaultSelected);
	if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return false;
	if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) return true;
	return control.value !== control.defaultValue;
}
