import type { ReactNode } from "react";

/** One entry of a `<dl>`: a name and its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="fact md:contents print:contents">
			<dt className="text-secondary">{name}</dt>
			<dd className="wrap-anywhere">{typeof children === "string" ? <bdi>{children}</bdi> : children}</dd>
		</div>
	);
}
