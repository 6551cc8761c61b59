<?php

declare(strict_types=1);

namespace Achord;

/** Sends attempts with curl, over one connection that stays open. */
final class CurlTransport
{
    /** Errors before a request is sent: no proxy, no host, no connection, no TLS. */
    private const NEVER_MADE = [
        CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT,
        CURLE_SSL_CONNECT_ERROR, CURLE_SSL_PEER_CERTIFICATE,
    ];

    private ?\CurlHandle $handle = null;

    public function __construct(private readonly string $baseUrl)
    {
    }

    /** @throws NoAnswer */
    public function send(Attempt $attempt): Received
    {
        $this->handle ??= curl_init();
        $headers = [];
        curl_reset($this->handle);
        curl_setopt_array($this->handle, [
            CURLOPT_URL => rtrim($this->baseUrl, '/') . $attempt->address,
            CURLOPT_CUSTOMREQUEST => $attempt->method,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT_MS => (int) ceil($attempt->timeout * 1000),
            CURLOPT_NOSIGNAL => true,
            // No wait for "100 Continue" before a long body.
            CURLOPT_HTTPHEADER => [...self::linesOf($attempt->headers), 'expect:'],
            CURLOPT_HEADERFUNCTION => static function (\CurlHandle $_, string $line) use (&$headers): int {
                $parts = explode(':', $line, 2);
                if (count($parts) === 2) {
                    $headers[strtolower(trim($parts[0]))] = trim($parts[1]);
                }
                return strlen($line);
            },
        ]);
        if ($attempt->body !== null) {
            curl_setopt($this->handle, CURLOPT_POSTFIELDS, $attempt->body);
        }
        $body = curl_exec($this->handle);
        $error = curl_errno($this->handle);
        if ($error !== 0) {
            $wasSent = !in_array($error, self::NEVER_MADE, true);
            throw new NoAnswer(curl_error($this->handle), $error === CURLE_OPERATION_TIMEDOUT, $wasSent);
        }
        return new Received((int) curl_getinfo($this->handle, CURLINFO_RESPONSE_CODE), $headers, (string) $body);
    }

    /**
     * @param array<string, string> $headers
     * @return list<string>
     */
    private static function linesOf(array $headers): array
    {
        $lines = [];
        foreach ($headers as $name => $value) {
            $lines[] = "{$name}: {$value}";
        }
        return $lines;
    }
}
