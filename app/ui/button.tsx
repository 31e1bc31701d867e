import type { ReactNode } from "react";

type Look = { variant?: "primary" | "plain" | "danger" | "quiet"; dense?: boolean; className?: string };

function classes({ variant = "primary", dense, className }: Look) {
	return ["btn", variant !== "primary" && `btn-${variant}`, dense && "btn-dense", className]
		.filter(Boolean)
		.join(" ");
}

type ButtonProps = Look & {
	children: ReactNode;
	name?: string;
	value?: string;
	/** The label while its form is being sent, for example "Booking...". */
	busy?: string;
	/** Another page that the form is sent to. */
	formAction?: string | undefined;
};

/** The submit button of a form. The space separates it from the next one in text browsers. */
export function Button({ children, name, value, busy, formAction, ...look }: ButtonProps) {
	return (
		<>
			<button
				type="submit"
				className={classes(look)}
				name={name}
				value={value}
				data-busy={busy}
				formAction={formAction}
			>
				{children}
			</button>{" "}
		</>
	);
}

type ButtonLinkProps = Look & {
	href: string;
	/** Makes a hydrated screen load a whole new page. Needed for pages that are not hydrated. */
	target?: "_self";
	children: ReactNode;
};

export function ButtonLink({ href, target, children, ...look }: ButtonLinkProps) {
	return (
		<>
			<a href={href} target={target} className={classes(look)}>
				{children}
			</a>{" "}
		</>
	);
}
