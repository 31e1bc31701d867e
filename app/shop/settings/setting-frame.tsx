import type { ComponentProps, ReactNode } from "react";
import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import { Icon } from "#app/ui/icon.tsx";

type SettingFrameProps = {
	here: ComponentProps<typeof DashboardNav>["here"];
	/** The label of the back link: "All categories". */
	back: string;
	title: string;
	sub?: ReactNode;
	children: ReactNode;
};

/** The layout of a form for one setting. */
export function SettingFrame({ here, back, title, sub, children }: SettingFrameProps) {
	return (
		<>
			<DashboardNav here={here} />
			<div className="mx-auto max-w-form">
				<p className="mb-3">
					<a href={here} className="link inline-flex min-h-6 items-center gap-1">
						<Icon name="left" /> {back}
					</a>
				</p>
				<div className="card p-5 md:p-8">
					<h1 className="text-2xl wrap-anywhere">{title}</h1>
					{sub ? <div className="mt-1 text-secondary">{sub}</div> : null}
					<div className="mt-6">{children}</div>
				</div>
			</div>
		</>
	);
}
