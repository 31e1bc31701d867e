import { createContext, type ReactNode, useContext, useId } from "react";
import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";

type DialogProps = {
	/** A question or a short title. */
	title: ReactNode;
	/** The fragment that links to the dialog. */
	id?: string;
	/**
	 * The URL of the screen without this dialog. In the response to a POST it is "#closed", which closes the
	 * dialog in place: a link would lose what was typed.
	 */
	closeHref: string;
	/**
	 * The label of the safe choice, which comes first: "Keep order" or "Keep booking" when the dialog cancels
	 * one, "Close" for a message, otherwise "Go back". Without a label, a close button at the top closes the
	 * dialog.
	 */
	safeLabel?: string;
	/** The first field inside has `autoFocus`, so that the close button does not get the focus, also after an error. */
	isFieldFocused?: boolean;
	/** The buttons after the safe choice. A destructive one is labelled with its verb. */
	actions?: ReactNode;
	children?: ReactNode;
};

const CloseHref = createContext("");

/**
 * A dialog has its own URL and is only in the page when it is open. The safe choice, the close button, Escape
 * and a click outside all follow `closeHref`. Scripts then return the focus to the element that opened it.
 */
export function Dialog(props: DialogProps) {
	const { id: fragment, title, closeHref, safeLabel, isFieldFocused = false, actions, children } = props;
	const id = useId();
	return (
		<div>
			{closeHref.startsWith("#") ? <span id={closeHref.slice(1)} className="shut" /> : null}
			<dialog id={fragment} open className="dialog" data-dialog aria-labelledby={id}>
				<div>
					<div className="flex items-start justify-between gap-4">
						<h2 id={id} className="text-xl">
							{title}
						</h2>
						{safeLabel ? null : (
							// biome-ignore lint/a11y/noAutofocus: an open dialog holds the focus
							<a href={closeHref} data-close autoFocus={!isFieldFocused} className="bar-icon -mt-1.5 -me-1.5">
								<span className="sr-only">{t.words.close}</span>
								<Icon name="close" />
							</a>
						)}
					</div>
					{children ? (
						<CloseHref.Provider value={closeHref}>
							<div className="mt-2">{children}</div>
						</CloseHref.Provider>
					) : null}
					{safeLabel || actions ? (
						<div className="mt-6 flex flex-wrap gap-3">
							{safeLabel ? (
								// biome-ignore lint/a11y/noAutofocus: an open dialog holds the focus, on its safe choice
								<a href={closeHref} data-close autoFocus className="btn btn-plain">
									{safeLabel}
								</a>
							) : null}{" "}
							{actions}
						</div>
					) : null}
				</div>
				{/* A link, so that it works without scripts; last, so that it does not get the focus. */}
				{/* biome-ignore lint/a11y/useAnchorContent: for pointers alone; Close is there for everybody */}
				<a href={closeHref} data-close className="dialog-outside" tabIndex={-1} aria-hidden="true" />
			</dialog>
		</div>
	);
}

/** The buttons of a form in a dialog, in the order of every dialog: the safe choice, then `children`. */
export function DialogButtons({
	safeLabel = t.dialogs.goBack,
	children,
}: {
	safeLabel?: string;
	children: ReactNode;
}) {
	return (
		<div className="mt-6 flex flex-wrap gap-3">
			<a href={useContext(CloseHref)} data-close className="btn btn-plain">
				{safeLabel}
			</a>{" "}
			{children}
		</div>
	);
}
