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
				<h2 className="font-semibold">This hotel is not approved</h2>
				{text ? <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p> : null}
				<p className="mt-1">
					Guests can’t find it yet. Make the changes, save them, and request approval again.
				</p>
				<PostForm action={action} className="mt-3">
					<Button variant="plain" dense busy="Sending...">
						Request approval again
					</Button>
				</PostForm>
			</div>
		</div>
	);
}
