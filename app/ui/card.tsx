import type { ReactNode } from "react";

type CardProps = {
	id?: string;
	title?: ReactNode;
	aside?: ReactNode;
	className?: string;
	children: ReactNode;
};

/** A titled section on a card; `aside` stands at the end of the title's line. */
export function Card({ id, title, aside, className, children }: CardProps) {
	return (
		<section id={id} className={`card p-4 md:p-5 ${className ?? ""}`}>
			{title ? (
				<div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
					<h2 className="text-lg">{title}</h2>
					{aside}
				</div>
			) : null}
			{children}
		</section>
	);
}
