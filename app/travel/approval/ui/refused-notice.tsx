import { t } from "#app/common/language/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** For the owner of a refused hotel: the reason, and the button that requests approval again. */
export function RefusedNotice({ reason, action }: { reason: string; action: string }) {
	const text = reason.includes(": ") ? reason.slice(reason.indexOf(": ") + 2) : "";
	return (
		<div data-tone="yellow" className="notice mb-5">
			<Icon name="info" />
			<div className="min-w-0">
				<h2 className="font-semibold">{t.refusedHotel.title}</h2>
				{text ? (
					<p className="mt-1 whitespace-pre-line wrap-anywhere" dir="auto">
						{text}
					</p>
				) : null}
				<p className="mt-1">{t.refusedHotel.text}</p>
				<PostForm action={action} className="mt-3">
					<Button variant="plain" dense busy={t.refusedHotel.busy}>
						{t.refusedHotel.button}
					</Button>
				</PostForm>
			</div>
		</div>
	);
}
