import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type ServiceCardProps = {
	subject: "shop" | "travel" | "rent";
	href: string;
	name: string;
	/** The label of its button. */
	state: string;
	scene: ReactNode;
	children: ReactNode;
};

/** One of the services; the whole card is a link. */
export function ServiceCard({ subject, href, name, state, scene, children }: ServiceCardProps) {
	return (
		<a
			href={href}
			data-subject={subject}
			className="card group flex flex-col overflow-hidden hover:border-accent-ink"
		>
			{scene}
			<div className="flex flex-1 flex-col p-5">
				<h2 className="text-2xl">{name}</h2>
				<p className="mt-1 mb-5 text-secondary">{children}</p>
				<p className="btn mt-auto self-start">
					{state}
					<Icon name="arrow-right" />
				</p>
			</div>
		</a>
	);
}
