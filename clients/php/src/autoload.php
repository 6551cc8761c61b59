<?php

// Loads the classes of the client where Composer does not: require_once 'clients/php/src/autoload.php'.

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Achord\\')) {
        return;
    }
    // One file has all classes of errors.
    $path = str_ends_with($class, 'Error') ? 'Errors' : str_replace('\\', '/', substr($class, 7));
    $file = __DIR__ . "/{$path}.php";
    if (is_file($file)) {
        require_once $file;
    }
});
