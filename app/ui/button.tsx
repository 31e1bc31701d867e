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
	/** What it reads while its form is on the way, e.g. 'Booking...'. */
	busy?: string;
};

/** The submit button of the form it stands in. The space keeps it off the next one in text browsers. */
export function Button({ children, name, value, busy, ...look }: ButtonProps) {
	return (
		<>
			<button type="submit" className={classes(look)} name={name} value={value} data-busy={busy}>
				{children}
			</button>{" "}
		</>
	);
}

type ButtonLinkProps = Look & { href: string; children: ReactNode };

export function ButtonLink({ href, children, ...look }: ButtonLinkProps) {
	return (
		<>
			<a href={href} className={classes(look)}>
				{children}
			</a>{" "}
		</>
	);
}
