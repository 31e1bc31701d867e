import type { ReactNode } from "react";

/** One line of a list of facts: its name, then what it is. For a `<dl>`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="md:contents">
			<dt className="text-secondary">{name}</dt>
			<dd className="wrap-anywhere">{children}</dd>
		</div>
	);
}
